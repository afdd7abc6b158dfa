### La table dans le navigateur : ce que disent ses boutons, ses étiquettes et ses signes.


### The table in the browser: what its buttons, labels and signs say.


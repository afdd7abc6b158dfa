"""`everfree load`: play many matches over real sockets against server processes, and measure them.

The server processes (`server_process`) count their own processor time by part; the clients (`players`) are in
this process. The floors (`floors`) are what the parts of a command cost at least, each measured alone in the
same run.
"""

from everfree.cli.load.command import load as load

"""`everfree load`: play many matches over real sockets against a server process, and measure it.

The server process (`server_process`) counts its own processor time by part; the clients (`players`) are in
this process. The floors (`floors`) are what the machine can do at most, measured in the same run.
"""

from everfree.cli.load.command import load as load

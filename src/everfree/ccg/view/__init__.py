"""What one viewer may see: a seat's view, a spectator's view, and events and questions as told to them.

A view is made from the ledger of knowledge and the viewer's own handles, never by hiding parts of the state
afterwards. Internal card numbers, node numbers and hashes of the whole state do not occur in it. Start with
`shapes`, the messages; `table` makes the view, `asking` the question in it, `told` events and bytes.
"""

from everfree.ccg.view.shapes import (
    AreaView as AreaView,
    CardView as CardView,
    ConfrontView as ConfrontView,
    EventView as EventView,
    FaceoffView as FaceoffView,
    NeedView as NeedView,
    OptionView as OptionView,
    PartView as PartView,
    PriceView as PriceView,
    QuestionView as QuestionView,
    SeatView as SeatView,
    ToldCard as ToldCard,
    View as View,
)
from everfree.ccg.view.table import Viewer as Viewer, view_of as view_of
from everfree.ccg.view.told import event_for as event_for, to_json as to_json, view_hash as view_hash

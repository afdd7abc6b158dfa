"""What one viewer may see: the view of a seat or a spectator, and events and questions as sent to them.

A view is built from the record of which cards each viewer knows and from the viewer's own handles, never by
removing parts of the state afterwards. It contains no internal card numbers, node numbers or hashes of the
whole state. Start with `shapes`, the messages; `table` builds the view, `asking` the question in it,
`under_way` the effects being resolved, `told` the events and the bytes.
"""

from everfree.ccg.view.shapes import (
    AreaView as AreaView,
    CardView as CardView,
    ConfrontView as ConfrontView,
    EffectView as EffectView,
    EventView as EventView,
    FaceoffView as FaceoffView,
    NeedView as NeedView,
    OptionView as OptionView,
    PartView as PartView,
    PriceView as PriceView,
    QuestionView as QuestionView,
    SeatView as SeatView,
    TextView as TextView,
    ToldCard as ToldCard,
    View as View,
)
from everfree.ccg.view.table import Viewer as Viewer, view_of as view_of
from everfree.ccg.view.told import event_for as event_for, to_json as to_json, view_hash as view_hash

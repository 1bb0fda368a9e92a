"""Sleeves of records that do not exist. All lengths are mm."""
import artwork as art
from sleeve import BOLD, ITALIC, LIGHT, MONO, SANS, SERIF, SERIF_BOLD, WIDE, Sleeve

CODE = (262, 277)   # middle of a symbol that is alone on its sleeve


def record(artist, title, label, number, year, *tracks):
    half = (len(tracks) + 1) // 2
    positions = [f"{'A' if i < half else 'B'}{i % half + 1}" for i in range(len(tracks))]
    return {"title": title, "artists": [{"name": artist, "join": None}],
            "labels": [{"name": label, "catalogueNumber": number}],
            "formats": [{"name": "Vinyl", "quantity": 1, "descriptions": ["LP", "Album"]}], "released": year,
            "tracklist": [{"position": p, "title": t, "duration": None} for p, t in zip(positions, tracks)]}


RECORDS = {
    "lamps": record("The Paper Lamps", "Under Low Bridges", "Towpath", "TOW 014", "1983",
                    "Lock Gate", "Slow Barge", "Heron", "Under Low Bridges", "Winter Mooring", "Last Lock"),
    "orrery": record("Orrery", "Small Machines", "Brass & Glass", "BG-0027", "1996",
                     "Escapement", "Verge", "Mainspring", "Train of Wheels", "Winding"),
    "quarry": record("Quarry Choir", "Songs for Stone", "Lime Kiln", "LK 103", "1971",
                     "The Face", "Dust", "Noon Whistle", "Songs for Stone", "Seven Carts", "Evening Shift"),
    "tramline": record("Tramline 9", "Depot", "Overhead", "OHL 12", "2004", "First Car", "Points", "Depot", "Night Service"),
    "meadow": record("Ida Meadow", "Hay and Other Stories", "Orchard Gramophone", "OG 55", "1978",
                     "Hay", "Blackcurrant", "Ladder", "The Wasp Song", "Cider", "Home by Ten"),
    "static": record("Static Garden", "Long Wave", "Ferrite", "FER 2", "2011", "Carrier", "Sideband", "Fade", "Long Wave"),
    "harbour": record("Harbour Street Brass", "High Water", "Capstan", "CAP 88", "1989",
                      "High Water", "Rope Walk", "Gulls", "Slack Tide", "Pilot", "Lighthouse Stomp"),
    "ninth": record("Ninth Floor", "Lift Music", "Concrete", "CON 90", "1999", "Ground", "Doors", "Between Floors", "Roof"),
}

SLEEVES = [
    Sleeve("lamps", art.sunset, [(16, 40, 74), (120, 90, 120), (60, 30, 70), (250, 196, 130)],
           ink=(250, 236, 210), paper=(22, 34, 60), panel=(0, 146, 315, 169), head=(20, 156, 280, 20),
           tracks=(20, 208, 270, 6), foot=(166, 280), code=None, seed=41),
    Sleeve("orrery", art.rings, [(50, 44, 40), (150, 120, 70), (236, 220, 180), (176, 140, 80), (90, 76, 60)],
           ink=(30, 26, 24), paper=(236, 226, 204), panel=(18, 150, 279, 155), fonts=(SERIF_BOLD, SERIF),
           head=(30, 158, 250, 19), tracks=(30, 202, 260, 5), foot=(166, 275), code=None, seed=42),
    Sleeve("quarry", art.marble, [(170, 164, 150), (140, 134, 122), (196, 190, 176), (110, 104, 96), (210, 206, 196)],
           ink=(40, 36, 32), paper=(206, 202, 190), panel=(0, 150, 315, 165), fonts=(SERIF_BOLD, ITALIC),
           head=(22, 162, 270, 22), tracks=(22, 220, 268, 4.6), foot=(166, 284), code=None, seed=43),
    Sleeve("tramline", art.stripes, [(30, 34, 40), (220, 60, 40), (236, 230, 220), (60, 70, 84)],
           ink=(240, 236, 228), paper=(30, 34, 40), panel=(0, 120, 226, 195), fonts=(WIDE, SANS),
           head=(20, 130, 200, 20), tracks=(20, 196, 200, 5), foot=(20, 278), code=None, seed=44),
    Sleeve("meadow", art.hills, [(246, 226, 150), (250, 240, 200), (255, 250, 230), (150, 180, 110), (40, 80, 50)],
           ink=(246, 242, 220), paper=(40, 80, 50), panel=(0, 168, 315, 147), fonts=(ITALIC, SERIF),
           head=(22, 176, 270, 19), tracks=(22, 223, 268, 4.7), foot=(166, 278), code=None, seed=45),
    Sleeve("static", art.contours, [(24, 20, 40), (120, 90, 220), (220, 210, 255)],
           ink=(220, 214, 250), paper=(24, 20, 40), panel=(0, 130, 315, 185), fonts=(MONO, MONO),
           head=(20, 140, 280, 16), tracks=(20, 196, 270, 5), foot=(166, 278), code=None, seed=46),
    Sleeve("harbour", art.rays, [(240, 232, 210), (40, 90, 130), (240, 232, 210), (200, 60, 50), (30, 50, 80)],
           ink=(30, 50, 80), paper=(244, 238, 220), panel=(14, 130, 208, 171), fonts=(BOLD, SANS),
           head=(30, 140, 186, 17), tracks=(30, 196, 186, 5.4), foot=(30, 276), code=None, seed=47),
    Sleeve("ninth", art.tiles, [(60, 62, 66), (130, 134, 140), (200, 204, 208), (240, 190, 40)],
           ink=(30, 30, 32), paper=(226, 228, 230), panel=(0, 157, 226, 158), fonts=(LIGHT, SANS),
           head=(22, 172, 196, 22), tracks=(22, 226, 200, 6), foot=(22, 272), code=None, seed=48),
]

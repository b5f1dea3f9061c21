# ruff: noqa: RUF001
"""Letters that are drawn alike: to a reader, names that differ only by them are the same name."""

import unicodedata

_DRAWN_AS = {
    "A": "ΑАᎪᗅꓮ𐊠𖽀",
    "B": "ΒВᏴᗷꓐꞴ𐊂𐊡𐌁",
    "C": "СᏟⲤꓚ𐊢𐌂𐐕𐔜𑣩𑣲",
    "D": "Ꭰᗞᗪꓓ",
    "E": "ΕЕᎬⴹꓰ𐊆𑢦𑢮",
    "F": "ϜᖴꓝꞘ𐊇𐊥𐔥𑢢𑣂",
    "G": "ԌᏀᏳꓖ",
    "H": "ΗНᎻᕼⲎꓧ𐋏",
    "J": "ͿЈᎫᒍꓙꞲ",
    "K": "ΚКᏦᛕⲔꓗ𐔘",
    "L": "ᏞᒪⳐꓡ𐐛𐔦𑢣𑢲𖼖",
    "M": "ΜϺМᎷᗰᛖⲘꓟ𐊰𐌑",
    "N": "ΝⲚꓠ𐔓",
    "O": "ΟОՕ০ଠ୦ዐⲞⵔ〇ꓳ𐊒𐊫𐐄𐓂𐔖𑓐𑢵𑣠",
    "P": "ΡРᏢᑭⲢꓑ𐊕",
    "Q": "ⵕ",
    "R": "ƦᎡᏒᖇꓣ𐒴𖼵",
    "S": "ЅՏᏕᏚꓢ𐊖𐐠𖼺",
    "T": "ΤТᎢⲦꓔ𐊗𐊱𐌕𑢼𖼊",
    "U": "Սሀᑌꓴ𐓎𑢸𖽂",
    "V": "Ѵ۷Ꮩᐯⴸꓦꛟ𐔝𑢠𖼈",
    "W": "ԜᎳᏔꓪ𑣦𑣯",
    "X": "ΧХᚷⲬⵝꓫꞳ𐊐𐊴𐌗𐌢𐔧𑣬",
    "Y": "ΥУҮᎩᎽⲨꓬ𐊲𑢤𖽃",
    "Z": "ΖᏃꓜ𐋵𑢩𑣥",
    "a": "ɑαаᴀ",
    "b": "ƄʙЬвᏏᑲᖯ",
    "c": "сᴄⲥꮯ𐐽",
    "d": "ԁᏧᑯᴅꓒ",
    "e": "еҽᴇꬲ",
    "f": "քẝꜰꞙꬵ",
    "g": "ƍɡɢցᶃ",
    "h": "ʜнһհᏂ",
    "i": "ıɩɪιіᎥꙇꭵ𑣃",
    "j": "ϳјᴊ",
    "k": "κкᴋ",
    "l": "ƖǀʟΙІӀӏ۱ᛁⲒⵏꓲ𐊊𐌉𐌠𖼨",
    "m": "мᴍ",
    "n": "ɴոռ",
    "o": "οσоօ۵०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴏᴑⲟꬽ𐐬𐓪𑣈𑣗",
    "p": "ρрᴘⲣ",
    "q": "ԛգզꞯ",
    "r": "ʀгᴦⲅꭇꭈꮁ",
    "s": "ƽѕꜱꮪ𐑈𑣁",
    "t": "τтᴛ",
    "u": "ʋυսᴜꞟꭎꭒ𐓶𑣘",
    "v": "νѵᴠꮩ𑜆𑣀",
    "w": "ɯωѡԝաᴡꮃ𑜊𑜎𑜏",
    "x": "хᕁᕽ",
    "y": "ɣʏγуүყᶌỿꭚ𑣜",
    "z": "ᴢꮓ𑣄",
    "2": "ƧϨᒿꙄꛯꝚ",
    "3": "ƷȜЗӠⳌꝪꞫ𑣊𖼻",
    "4": "Ꮞ𑢯",
    "5": "Ƽ𑢻",
    "6": "бᏮⳒ𑣕",
    "7": "𐓒𑣆",
    "8": "Ȣȣ৪੪𐌚",
    "9": "৭੧୨൭ⳊꝮ𑢬𑣌𑣖",
    "ي": "یىے",
    "ك": "ک",
    "ه": "ہەھ",
    "力": "カ",
    "口": "ロ",
    "二": "ニ",
    "八": "ハ",
    "工": "エ",
    "夕": "タ",
    "卜": "ト",
    "一": "ー",
}
"""By letter or digit: the characters of any script that look the same at a glance. From Unicode's
list of confusables (UTS 39), with our own additions: small capitals, and small letters that look
like them. Compatibility forms are left out: NFKC takes care of them."""
_LETTERS = str.maketrans(
    {other: letter for letter, others in _DRAWN_AS.items() for other in others}
    | {"I": "l", "1": "l", "|": "l", "0": "O"}
)
_PAIRS = {"rn": "m", "vv": "w"}


def looks(name: str) -> set[str]:
    """The names that a name could be taken for: two names that look the same have one of these in
    common."""
    seen = "".join(
        char
        for char in unicodedata.normalize("NFKC", name)
        if unicodedata.category(char) != "Cf" and not "\ufe00" <= char <= "\ufe0f"
    )
    drawn = seen.translate(_LETTERS).casefold()
    for pair, letter in _PAIRS.items():
        drawn = drawn.replace(pair, letter)
    return {seen.casefold(), drawn}

// How what readers type is compared with what pages say: the same as Sources/Searching/Analysis, proven by
// Tests/SearchingTests/vectors.json. Other scripts compare `pregonero.fold` of both sides.
{
  const LETTERS = {
    'ß': 'ss', 'æ': 'ae', 'œ': 'oe', 'ø': 'o', 'ł': 'l', 'đ': 'd', 'ð': 'd', 'þ': 'th', 'ı': 'i', 'ς': 'σ',
    'ٱ': 'ا', 'ى': 'ي', 'ی': 'ي', 'ک': 'ك', 'ʼ': ' ', 'ـ': '',
  };
  const known = new Map();

  // One character: its folded form, '' for a mark, ' ' for what separates words.
  const folded = character => {
    if (known.has(character)) return known.get(character);
    let text = '';
    if (/[\uac00-\ud7a3]/.test(character)) text = character;
    else for (const part of character.normalize('NFKD').toLowerCase()) {
      const code = part.codePointAt(0);
      if (part in LETTERS) text += LETTERS[part];
      else if (code >= 0x660 && code <= 0x669 || code >= 0x6f0 && code <= 0x6f9) text += code & 15;
      else if (/[\p{L}\p{N}\p{Mc}]/u.test(part)) text += part;
      else if (!/[\p{Mn}\p{Me}\p{Cf}]/u.test(part)) text += ' ';
    }
    known.set(character, text);
    return text;
  };

  Object.assign(pregonero, { folded, fold: text => [...text].map(folded).join('').split(' ').filter(Boolean).join(' ') });
}

const pairs = (names: string, first: number) =>
  names.split(/\s+/).map((name, at): [string, string] => [name, String.fromCodePoint(first + at)])

const chosen = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, -2), pair.slice(-1)])

/** Names that are also known without the semicolon. */
const OLD_NAMES = new Map([
  ...chosen('AMP=& amp=& LT=< lt=< GT=> gt=> QUOT=" quot=" COPY=© REG=®'),
  ...pairs(
    `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute
    thorn yuml`,
    0xa0,
  ),
])

/** Those of HTML 4, and those of HTML 5 that programs write for signs on the keyboard and for the letters of Europe. */
const NAMES = new Map([
  ...OLD_NAMES,
  ...pairs('Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho', 0x391),
  ...pairs('Sigma Tau Upsilon Phi Chi Psi Omega', 0x3a3),
  ...pairs('alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho', 0x3b1),
  ...pairs('sigmaf sigma tau upsilon phi chi psi omega', 0x3c2),
  ...pairs('ensp emsp', 0x2002),
  ...pairs('thinsp', 0x2009),
  ...pairs('zwnj zwj lrm rlm', 0x200c),
  ...pairs('NewLine', 0x0a),
  ...pairs('Tab', 0x09),
  ...chosen(`
    OElig=Œ oelig=œ fnof=ƒ circ=ˆ tilde=˜ thetasym=ϑ upsih=ϒ piv=ϖ ndash=– mdash=— horbar=― lsquo=‘ rsquo=’ rsquor=’
    sbquo=‚ ldquo=“ rdquo=” rdquor=” bdquo=„ dagger=† Dagger=‡ bull=• hellip=… permil=‰ prime=′ Prime=″ lsaquo=‹ rsaquo=›
    oline=‾ frasl=⁄ euro=€ image=ℑ weierp=℘ real=ℜ trade=™ alefsym=ℵ numero=№ hyphen=‐ dash=‐ frac13=⅓ frac23=⅔
    frac18=⅛ frac38=⅜ frac58=⅝ frac78=⅞ larr=← uarr=↑ rarr=→ darr=↓ harr=↔ crarr=↵ lArr=⇐ uArr=⇑ rArr=⇒ dArr=⇓ hArr=⇔
    forall=∀ part=∂ exist=∃ empty=∅ nabla=∇ isin=∈ notin=∉ ni=∋ prod=∏ sum=∑ minus=− lowast=∗ radic=√ prop=∝ infin=∞
    ang=∠ and=∧ or=∨ cap=∩ cup=∪ int=∫ there4=∴ sim=∼ cong=≅ asymp=≈ ne=≠ equiv=≡ le=≤ ge=≥ sub=⊂ sup=⊃ nsub=⊄ sube=⊆
    supe=⊇ oplus=⊕ otimes=⊗ perp=⊥ sdot=⋅ lceil=⌈ rceil=⌉ lfloor=⌊ rfloor=⌋ lang=⟨ rang=⟩ loz=◊ spades=♠ clubs=♣
    hearts=♥ diams=♦ check=✓ cross=✗ star=☆ starf=★ phone=☎
    apos=' excl=! num=# dollar=$ percnt=% lpar=( rpar=) ast=* plus=+ comma=, period=. sol=/ colon=: semi=; equals== quest=?
    commat=@ lsqb=[ lbrack=[ bsol=\\ rsqb=] rbrack=] Hat=^ lowbar=_ grave=\` lcub={ lbrace={ verbar=| vert=| rcub=} rbrace=}
    inodot=ı imath=ı Lstrok=Ł lstrok=ł Dstrok=Đ dstrok=đ Hstrok=Ħ hstrok=ħ Tstrok=Ŧ tstrok=ŧ ENG=Ŋ eng=ŋ IJlig=Ĳ ijlig=ĳ
    kgreen=ĸ half=½ odot=⊙ tdot=⃛ fflig=ﬀ filig=ﬁ fllig=ﬂ`),
])

/** Accents as names end: `wcirc` is w with a circumflex. */
const ACCENTS = new Map([
  ...pairs('grave acute circ tilde macr', 0x300),
  ...pairs('breve dot uml', 0x306),
  ...pairs('ring dblac caron', 0x30a),
  ...pairs('cedil ogon', 0x327),
])

/** The letter of a name such as `wcirc`; undefined if there is none. */
function accented(name: string): string | undefined {
  const accent = ACCENTS.get(name.slice(1))
  const composed = accent && `${name[0]}${accent}`.normalize('NFC')
  return composed?.length === 1 ? composed : undefined
}

/** The characters 128 to 159 in Windows-1252. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** The character of a number; as in browsers, 128 to 159 are those of Windows-1252. */
function numbered(code: number): string | undefined {
  if (code >= 0x80 && code < 0xa0) return WINDOWS[code - 0x80]
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code < 0xe0_00)
  return isCharacter ? String.fromCodePoint(code) : undefined
}

/** The character of a name without its semicolon, and the letters that follow it; undefined if it begins with no name. */
function unended(letters: string): string | undefined {
  for (let length = letters.length; length > 1; length -= 1) {
    const character = OLD_NAMES.get(letters.slice(0, length))
    if (character !== undefined) return `${character}${letters.slice(length)}`
  }
  return undefined
}

const ENTITY = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*))(;?)/gi

/** A text of HTML or XML with its entities as the characters that they are; what is no entity stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(ENTITY, (written: string, decimal?: string, hex?: string, name = '', end = '') => {
    if (decimal !== undefined) return numbered(Number(decimal)) ?? written
    if (hex !== undefined) return numbered(Number.parseInt(hex, 16)) ?? written
    const character = end === ';' ? (NAMES.get(name) ?? accented(name)) : undefined
    if (character !== undefined) return character
    const begun = unended(name)
    return begun === undefined ? written : `${begun}${end}`
  })
}

// Names and values of columns that say who must not be written to: apart from those of addresses, which the first screen needs.

import { headerWords } from './columnWords'

/** Why somebody must not be written to, the gravest first. */
export const STOPS = ['deceased', 'goneAway', 'doNotMail', 'optedOut'] as const

export type Stop = (typeof STOPS)[number]

/** What a column says: that it is so where it says yes; that it is not where it says no; or in words of its own. */
export type StopColumn = { says: 'yes' | 'no'; stop: Stop } | { says: 'words'; isOfPost: boolean }

const POST = '(?:post|mail|mails|mailings?|letters?|correspondence|mps)'

/** Names of what is so where a cell says yes, or a date. */
const IS_SO: [Stop, RegExp][] = [
  [
    'deceased',
    /\b(?:deceased|decd|died|passed away|rip|dod)\b|^(?:is )?dead$|\b(?:date|year) of death\b|\bdeath (?:date|flag|indicator)\b/,
  ],
  [
    'goneAway',
    /\b(?:gone ?aways?|moved away|returned to sender|return to sender|rts|undeliver(?:able|ed)|no longer at)\b|\b(?:mail|post) returned\b|\breturned (?:mail|post)\b/,
  ],
  ['optedOut', /\bopt(?:s|ed)? ?outs?\b|\boptouts?\b|\bunsubscribed?\b/],
  [
    'doNotMail',
    new RegExp(
      String.raw`\b(?:do ?not|don ?t|never|stop|cease|not to be|must not be|cannot be) ?(?:(?:allow|be|any|more|bulk|direct|postal|marketing|send) ?)*(?:${POST}|write|written to|contact(?:ed)?|send|solicit|mailed|market(?:ing)?)\b|^no (?:further |more |direct |postal )?(?:${POST}|contact|marketing)\b|\bsuppress(?:ed|ions?)?\b|\bexclude(?:d)? from (?:all )?${POST}\b|\b${POST} (?:block|stop|hold|exclusions?)\b|\b(?:dnm|dnc|mps|blacklist(?:ed)?|unmailable)\b|\bmail(?:ing)? preference service\b`,
    ),
  ],
]

/** Words of a name that asks whether somebody may be written to; it has no others. */
const ASKS = new Set(
  `a about agree agreed agrees all allow allowed and appeals be by campaigns can charity communication communications
  consent consented consents contact contactable contacted contacting contacts could direct do does flag for from
  fundraising gdpr given happy has hear i in is keep letter letters like mail mailable mailed mailing mailings marketing
  materials may me news no ok okay on opt opted optin our permission permissions permitted person post postal receive
  receives send sent status subscribed the them this to touch us used via want wants we wish wishes with would write
  writing written y yes you your`.split(/\s+/),
)

/** What it asks about: one of these is among them. */
const ASKED =
  /\b(?:consent(?:s|ed)?|permissions?|permitted|opt(?:ed)? ?in|contactable|contacted|mailable|marketing|write|written|letters?|mail|mailed|mailings?|post|postal|hear|fundraising)\b/

/** Names of what says more than yes and no. */
const IN_WORDS =
  /\b(?:status|state|preferences?|prefs?|flags?|markers?|codes?|alerts?|warnings?|notes?|comments?|remarks?|restrictions?|reasons?|tags?|types?|categor(?:y|ies)|groups?|segments?|contact|contacts?|communications?|instructions?)\b/

/** Other ways to reach somebody, and other persons. */
const NOT_POST =
  /\b(?:emails?|e mails?|phones?|telephones?|calls?|calling|sms|texts?|texting|fax|faxes|tps|ctps|fps|whatsapp|online|web|push)\b/g
const OTHERS =
  /\b(?:spouse|partner|husband|wife|parents?|mother|father|sibling|next of kin|kin|pet|carer|url|link|token|birth|orders?|deliver(?:y|ies)|payments?)\b/

/** Reads what a column's name says of whom must not be written to; null if that is nothing. */
export function stopColumn(header: string): StopColumn | null {
  const whole = headerWords(header)
  const name = whole.replace(NOT_POST, ' ').replace(/\s+/g, ' ').trim()
  const isOfPost = new RegExp(String.raw`\b${POST}\b`).test(name)
  if (OTHERS.test(whole) || (name !== whole && !isOfPost && !/\ball\b/.test(name))) return null
  const found = IS_SO.find(([, spelling]) => spelling.test(name))
  if (found) return { says: 'yes', stop: found[0] }
  const asks = ASKED.test(name) && name.split(' ').every((word) => ASKS.has(word))
  if (asks && !/\b(?:status|preferences?)$/.test(name)) return { says: 'no', stop: 'optedOut' }
  return isOfPost || IN_WORDS.test(name) ? { says: 'words', isOfPost } : null
}

/** Values that say no, or nothing; so do the days that programs write for none. */
const NO =
  /^(?:[0/. :-]+|0?[01][/.-]0?[01][/.-]1900.*|1900-0[01]-0[01].*|n|no|false|f|0|off|none|never|n\/?a|nil|unknown|unchecked|not (?!to ).*|in|opt(?:ed)?[ -]?in|subscribed|alive|living|active|current|ok(?:ay)?|allow(?:ed)?|yes to (?:post|mail))?$/i

/** Values that say that something is not allowed. */
const DECLINES =
  /^(?:n|no|false|f|0|off|never|declined?|refused?|withdrawn|withheld|denied|objected|opt(?:ed)?[ -]?out|out|unsubscribed|(?:do|does|did) not .*|not (?:given|granted|consented|allowed|ok|permitted))$/i

/** Values that say it in words, with a day at most. */
const SAID: [Stop, RegExp][] = (
  [
    [
      'deceased',
      String.raw`(?:is |now |confirmed |reported |presumed |customer |client |member |patient |donor |tenant )?(?:deceased|dead|died|passed away|rip|r\.i\.p|dec['’]?d)`,
    ],
    [
      'goneAway',
      String.raw`(?:has |have )?(?:gone ?-?away|moved (?:away|house|out)|moved,? no (?:new|forwarding) address)|no longer (?:lives? |living |resides? )?(?:at (?:this |the )?address|here)|(?:mail |post )?returned to sender|return to sender|rts|(?:mail|post|letter) returned|returned (?:mail|post)|undeliver(?:able|ed)|not known at (?:this )?address|addressee (?:unknown|gone away)`,
    ],
    [
      'doNotMail',
      String.raw`(?:please )?(?:do not|don['’]?t|never|not to be|must not be|stop|cease) ?(?:send |receive |be )?(?:any |all )?(?:${POST}|write(?: to)?|written to|contact(?:ed)?|solicit|mailed|marketing)(?: by (?:${POST}|any means))?|no (?:further |more |direct )?(?:${POST}|contact|marketing|communications?)|dnm|dnc|mps|suppress(?:ed|ion)?|(?:mail|post) (?:stop|suppressed|block(?:ed)?)|e-?mails? only|(?:tele)?phone only`,
    ],
    [
      'optedOut',
      String.raw`opt(?:ed)?[ -]?out(?: of (?:all(?: ${POST}| contact| marketing)?|${POST}|everything|marketing))?`,
    ],
  ] satisfies [Stop, string][]
).map(([stop, said]) => [
  stop,
  new RegExp(String.raw`^(?:${said})(?:\W+(?:on|in|since|from)\b)?[\d\s/.:()-]*$`, 'i'),
])

/** Values that say it where the column is about post. */
const SAID_OF_POST =
  /^(?:n|no|none|never|stop|stopped|blocked|excluded|unsubscribed|withdrawn|objected|declined|refused)$/i

const OTHER_WAY = /\b(?:e-?mails?|(?:tele)?phones?|calls?|sms|texts?|fax)\b/i
const BY_POST = new RegExp(String.raw`(?<!e-?)\b${POST}\b|\ball\b|\bboth\b|\bany\b`, 'i')

/** A value without blanks and signs at its ends. */
const withoutEnds = (value: string) => value.replace(/^[\s\p{P}]+|(?<![\s\p{P}])[\s\p{P}]+$/gu, '')

/** Characters of a value that says it. */
const LONGEST = 100

/** Reads what a cell of such a column says: why its row must not be written to, or null. */
export function stopIn(column: StopColumn, cell: string): Stop | null {
  if (cell.length > LONGEST) return null
  const value = withoutEnds(cell)
  const parts = value.split(/[;,|\n]|\s[-–—]\s|\.\s/).map(withoutEnds)
  const said = SAID.find(([, form]) => parts.some((part) => form.test(part)))?.[0] ?? null
  switch (column.says) {
    case 'yes':
      if (NO.test(value)) return null
      return OTHER_WAY.test(value) && !BY_POST.test(value) ? said : (said ?? column.stop)
    case 'no':
      return said ?? (value !== '' && DECLINES.test(value) ? column.stop : null)
    case 'words':
      return said ?? (column.isOfPost && SAID_OF_POST.test(value) ? 'doNotMail' : null)
  }
}

const HEADERS =
  '*ContactName,AccountNumber,EmailAddress,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode'

const PLACES = [
  ['The Maybury Surgery', 'Alpha Road', 'Maybury', '', 'WOKING', 'Surrey', 'GU22 8HF'],
  ['Lowdham Medical Centre', 'FRANCKLIN ROAD', 'Lowdham', '', 'Nottingham', 'NOTTS', 'NG14 7BG'],
  ['Unit 4', 'Riverside Business Park', '18 Mill Lane', 'Alwalton', 'PETERBOROUGH', 'Cambs', 'PE2 6XB'],
  ['Flat 12', 'Rosewood House', '221 Canal Street', '', 'Nottingham', '', 'NG1 1TT'],
  ['6 Church View', 'Station Road', 'Ormesby', '', 'MIDDLESBROUGH', 'Cleveland', 'TS7 9AA'],
]

/** A list of `count` contacts as a bookkeeping program exports it, whose addresses have up to seven parts. */
export const exportCsv = (count: number) =>
  [
    HEADERS,
    ...Array.from({ length: count }, (_, at) => {
      const [line1, ...rest] = PLACES[at % PLACES.length]!
      return [`Customer ${at + 1}`, `C${at}`, `c${at}@example.org`, '', `${line1} ${at + 1}`, ...rest].join(
        ',',
      )
    }),
  ].join('\n')

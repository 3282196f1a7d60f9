const HEADERS =
  '*ContactName,AccountNumber,EmailAddress,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode'

const PLACES = [
  ['Alpha Road Surgery', 'Alpha Road', '', '', 'WOKING', 'Surrey', 'GU22 8HF'],
  ['Lowdham Medical Ctr', 'FRANCKLIN ROAD', 'Lowdham', '', 'Nottingham', 'NOTTS', 'NG14 7BG'],
  ['Greenbank Surgery', '1B Greenbank Road', '', '', 'Liverpool', '', 'L18 1HG'],
  ['Unit 4', 'Riverside Park', '18 Mill Lane', 'Alwalton', 'PETERBOROUGH', 'Cambs', 'PE2 6XB'],
  ['Les Nicolles', 'St Sampson', '', '', '', '', 'GY2 4XB'],
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

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'

/** A day and a month in either order, or a whole date, as spreadsheets write them, with or without a time. */
const DATE = new RegExp(
  [
    String.raw`\d{1,2}[-/.]${MONTH}(?:[-/.]\d{2,4})?`,
    String.raw`${MONTH}[-/.]\d{1,4}`,
    String.raw`\d{1,2}[-/.]\d{1,2}[-/.]\d{4}`,
    String.raw`\d{4}-\d{2}-\d{2}`,
  ]
    .map((form) => String.raw`^\s*${form}(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?(?=\s*$|,|\s+\p{L})`)
    .join('|'),
  'iu',
)

/** Whether a value of an address begins with a date: a spreadsheet turns the house number `2-4` into `02-Apr`. */
export const beginsWithDate = (value: string) => value.length < 200 && DATE.test(value)

const WHOLE_DATE = /^\d{1,4}[-/. ](?:\d{1,2}|\p{L}{3,9})[-/. ]\d{1,4}(?:[ T].*)?$/u

/** Whether a value is a whole date, with or without a time. */
export const isDate = (value: string) => WHOLE_DATE.test(value)

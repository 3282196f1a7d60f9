import { MAX_ROWS, PRODUCT_NAME } from '../../../base/constants'
import { formatNumber } from '../../../base/format'

export const welcomeMessages = {
  title: 'Give every customer a correct, deliverable address',
  about: `Drop a file. ${PRODUCT_NAME} looks up each address and gives it back in its official form, with a score that says how sure the match is. It takes up to ${formatNumber(MAX_ROWS)} rows at once, and asks before it takes a longer list.`,
  examplesLabel: 'Addresses before and after',
  before: 'Your address',
  after: 'Cleansed address',
  score: 'Confidence',
  /** Invented addresses; what cleansing changes is in brackets. */
  examples: [
    {
      before: 'flat 3 linden hse, 18 [abby] rd, bath',
      after: 'Flat 3, Linden House, 18 [Abbey] Road, Bath, [BA1 1XL]',
      score: 0.92,
    },
    { before: '7 station st, [ST4 2DD]', after: '7 Station Street, Buxton, [SK17 6AY]', score: 0.64 },
    {
      before: 'the old mill, church lane, ely, cb7 4ab',
      after: 'The Old Mill, Church Lane, Ely, CB7 4AB',
      score: 1,
    },
  ],
  promises: (provider: string) => [
    {
      title: 'Nothing is uploaded',
      text: `The file stays in your browser. Only the address text you choose goes to ${provider}.`,
    },
    {
      title: 'Nothing is paid twice',
      text: 'Close the laptop, lose the network, run out of credit: the run continues where it stopped.',
    },
    {
      title: 'You have the last word',
      text: 'You accept each doubtful match, or keep your own address.',
    },
  ],
}

import { MAX_ROWS, PRODUCT_NAME } from '../../../app/base/constants'
import { formatNumber } from '../../../app/base/format'

/** A piece of an address, and whether cleansing changes it. */
export interface Piece {
  text: string
  isChanged?: boolean
}

/** An invented address before and after. */
export interface Example {
  before: Piece[]
  after: Piece[]
  score: number
}

const examples: Example[] = [
  {
    before: [{ text: 'flat 3 linden hse, 18 ' }, { text: 'abby', isChanged: true }, { text: ' rd, bath' }],
    after: [
      { text: 'Flat 3, Linden House, 18 ' },
      { text: 'Abbey', isChanged: true },
      { text: ' Road, Bath, ' },
      { text: 'BA1 1XL', isChanged: true },
    ],
    score: 0.92,
  },
  {
    before: [{ text: '7 station st, ' }, { text: 'ST4 2DD', isChanged: true }],
    after: [{ text: '7 Station Street, Buxton, ' }, { text: 'SK17 6AY', isChanged: true }],
    score: 0.64,
  },
  {
    before: [{ text: 'the old mill, church lane, ely, cb7 4ab' }],
    after: [{ text: 'The Old Mill, Church Lane, Ely, CB7 4AB' }],
    score: 1,
  },
]

export const welcomeMessages = {
  title: 'Give every customer a correct, deliverable address',
  about: `Drop a file of up to ${formatNumber(MAX_ROWS)} rows. ${PRODUCT_NAME} looks up each address and gives it back in its official form, with a score that says how sure the match is.`,
  examplesLabel: 'Addresses before and after',
  before: 'Your address',
  after: 'Cleansed address',
  score: 'Confidence',
  examples,
  promises: (provider: string) => [
    {
      title: 'Nothing is uploaded',
      text: `The file stays in your browser. Only the address text you choose goes to ${provider}.`,
    },
    {
      title: 'Nothing is paid twice',
      text: 'Close the laptop, lose the network, run out of credit: it continues where it was.',
    },
    {
      title: 'You have the last word',
      text: 'Doubtful matches are listed for you to accept, or to keep your own.',
    },
  ],
}

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })

export const keptLineMessages = {
  keptUntil: (at: number) => `Kept on this device until ${time.format(at)} on ${day.format(at)}`,
  removeNow: 'Remove now',
  notKept: 'Not kept on this device',
}

const moment = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })

export const keptLineMessages = {
  keptUntil: (at: number) => `Kept on this device until ${moment.format(at)}`,
  removeNow: 'Remove now',
  notKept: 'Not kept on this device',
}

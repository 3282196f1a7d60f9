import type { Appearance } from './appearanceSlice'

export const appearanceMessages = {
  label: 'Appearance',
  choices: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Appearance, string>,
}

import type { Appearance } from './appearanceSlice'

export const appearanceWords = {
  label: 'Appearance',
  choices: { system: 'System', light: 'Light', dark: 'Dark' } satisfies Record<Appearance, string>,
}

import { defineConfig } from 'vite'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  logLevel: 'error',
  build: { target: 'es2022' },
})

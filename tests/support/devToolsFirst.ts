// Stores of these tests can have Redux DevTools, which is there before any store is.
import './devTools'

/** A key, beside the words of the button that it presses. The style sheet draws it, so it is no part of the button's name. */
export const KeyHint = ({ keys }: { keys: string }) => <kbd data-keys={keys} aria-hidden />

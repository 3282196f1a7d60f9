/** Whether every value of a row is blank: such a row is empty. */
export const isBlankRow = (row: string[]) => row.every((value) => value.trim() === '')

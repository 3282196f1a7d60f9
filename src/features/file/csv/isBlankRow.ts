/** Whether every value of a row is blank: such a row is empty (FILE-8). */
export const isBlankRow = (row: string[]) => row.every((value) => value.trim() === '')

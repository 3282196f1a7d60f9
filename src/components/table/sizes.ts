/** Height of a row in px, its lower edge included, as `DataTable.css` sets it; the header's is the same. */
export const ROW_HEIGHT = 39

/** Height in px of a whole table of `rows` rows, edges included: what holds its place is as high. */
export const tableHeight = (rows: number) => (rows + 1) * ROW_HEIGHT + 2

/** Height in px that the body of a table may have for the whole of it to be as high as `whole`. */
export const bodyHeight = (whole: number) => whole - tableHeight(0)

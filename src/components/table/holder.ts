/** What the rows of Ant Design's virtual table scroll in. */
export const HOLDER = '.ant-table-tbody-virtual-holder'

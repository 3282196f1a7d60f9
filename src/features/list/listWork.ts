// What a list needs once there is one: it comes with the file's code.
export * from './foundList'
export * from './partRecords'

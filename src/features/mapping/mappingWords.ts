export const mappingWords = {
  heading: 'Column Mapping',
  address: 'Address Column',
  addressMeans: 'The column with the first line of the address, such as “12 High Street”.',
  postcode: 'Postcode Column',
  postcodeMeans: 'The column with the postcode, such as “SW1A 2AA”.',
  more: 'More address columns',
  moreMeans: 'Optional: further address lines, such as line 2 or the town. They are sent between the two.',
  choose: 'Choose a column',
  none: 'None',
  firstQuery: 'The first row will send:',
  firstQueryEmpty: 'The first row has nothing to send.',
}

/** What the example file is called when it is loaded. */
export const EXAMPLE_FILE_NAME = 'example.csv'

/** Invented customers, written as people write addresses: abbreviated, misspelt, incomplete, twice, and not at all. */
export const exampleCsv = `Customer,Address,Town,Postcode
Willow Bakery,14 market st,Ludlow,sy8 1ab
J. Ashdown,Flat 2 31 Regent Sqaure,Cheltenham,GL50 2QT
Hannah Pryce,8 Heol Fawr,Dolgellau,LL40 1BD
Northgate Dental,Northgate Dental 5-7 Castle Street,Durham,DH1 3RH
M. Okafor,22 Beech Grove,Harrogate,
T. Lindqvist,the old forge mill lane,Totnes,TQ9 5NH
Priory Books,3 Priory Row,Coventry,CV1 5EX
Priory Books,3 Priory Row,Coventry,CV1 5EX
A. Begum,117A Stratford Rd,Birmingham,B11 1AQ
R. McInnes,Rose Cottage,Oban,PA34 4LS
Depot,see delivery note,,
C. Whitlock,,,
`

/** Where a postcode area is whole in one country; areas along a border are left out, all others are England's. */
const AREAS: Record<string, string> = {
  ...Object.fromEntries(
    'AB DD EH FK G HS IV KA KW KY ML PA PH ZE'.split(' ').map((area) => [area, 'Scotland']),
  ),
  CF: 'Wales',
  SA: 'Wales',
  BT: 'Northern Ireland',
  GY: 'Guernsey',
  IM: 'Isle of Man',
  JE: 'Jersey',
}

/** Areas that lie on both sides of a border. */
const ON_BORDER = new Set('CA CH DG GL HR LD LL NE NP SY TD BF'.split(' '))

/** The first half of a postcode; empty without one. */
export const outwardOf = (postcode: string) => /^([A-Z]{1,2}\d[A-Z\d]?) /.exec(postcode)?.[1] ?? ''

/** The country of a postcode by its area; empty where that does not tell. */
export function nationOfArea(outward: string): string {
  const [area = ''] = /^[A-Z]{1,2}(?=\d)/.exec(outward) ?? []
  return area === '' || ON_BORDER.has(area) ? '' : (AREAS[area] ?? 'England')
}

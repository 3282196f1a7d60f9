import './FileName.css'

/** A file's name. On a line that is too short its middle is cut, to its ending at worst: date and ending tell files apart. */
export function FileName({ name }: { name: string }) {
  const [, begin, end] = /^(.*?)(.{0,20})$/su.exec(name)!
  return (
    <span className="cutName">
      <span>{begin}</span>
      <span dir="rtl">
        <bdi dir="ltr">{end}</bdi>
      </span>
    </span>
  )
}

import './FileName.css'

/** A file's name. On a line that is too short its middle is cut: date and ending tell files apart. */
export function FileName({ name }: { name: string }) {
  const [, begin, end] = /^(.*?)(.{0,20})$/su.exec(name)!
  return (
    <span className="cutName">
      <span>{begin}</span>
      <span>{end}</span>
    </span>
  )
}

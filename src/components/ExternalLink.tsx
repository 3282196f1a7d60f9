import type { ReactNode } from 'react'

/** A link out of the product: opens beside it, and tells the other site nothing about this page. */
export function ExternalLink({
  href,
  children,
  className,
  id,
}: {
  href: string
  children: ReactNode
  className?: string
  id?: string
}) {
  return (
    <a id={id} href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}

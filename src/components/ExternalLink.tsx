import type { ReactNode } from 'react'

interface ExternalLinkProps {
  href: string
  children: ReactNode
  className?: string
  id?: string
}

/** A link out of the product: opens in another tab, and tells the other site nothing about this page. */
export function ExternalLink({ href, children, className, id }: ExternalLinkProps) {
  return (
    <a id={id} href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
    </a>
  )
}

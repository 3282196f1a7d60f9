import type { ComponentProps } from 'react'

/** A link out of the product: opens in another tab, and tells the other site nothing about this page. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}

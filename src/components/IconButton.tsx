import { Button } from 'antd'
import type { ComponentProps } from 'react'

/** A button without words: its name is its tooltip. */
export function IconButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return <Button aria-label={name} title={name} {...props} />
}

import type { ComponentProps } from 'react'
import { oneStop } from './oneStop'

/** A toolbar of buttons, which are one stop for Tab. */
export function Toolbar(props: ComponentProps<'div'>) {
  return <div {...props} {...oneStop()} role="toolbar" />
}

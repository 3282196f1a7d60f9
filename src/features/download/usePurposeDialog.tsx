import type { ActionCreatorWithoutPayload } from '@reduxjs/toolkit'
import type { ComponentType, ReactNode } from 'react'
import type { Download } from '../../domain/cleanse/downloads'
import type { RootState } from '../../base/store/types'
import { useAppDispatch } from '../../base/store/hooks'
import { useDialog, type DialogProps } from '../../components/Dialog'

/** What has a dialog: a file with a purpose, or the check of the results. */
export interface Purpose {
  /** The words on its button among the files. */
  button: string
  /** Its dialog is opened, which needs what this prepares. */
  opened?: ActionCreatorWithoutPayload
  Dialog: ComponentType<PurposeDialogProps>
}

export interface FilePurpose extends Purpose {
  /** The download that it counts as once saved. */
  choice: Download
  /** The name of the file, the same everywhere. */
  label: string
  selectLines: (state: RootState) => FileLines
}

/** What a file is for, in two short lines; once saved, the second says when. */
export interface FileLines {
  first: ReactNode
  second: ReactNode
  /** Whether it would hold nothing: then the second line says why, and stays. */
  isOff?: boolean
}

export interface PurposeDialogProps {
  /** How the dialog opens and closes. */
  shell: DialogProps
  close: () => void
}

/** The dialog of a purpose. */
export function usePurposeDialog() {
  const dispatch = useAppDispatch()
  const { about: purpose, shell, open, close } = useDialog<Purpose>()
  const openPurpose = (chosen: Purpose, button: HTMLElement) => {
    if (chosen.opened) dispatch(chosen.opened())
    open(chosen, button)
  }
  return { openPurpose, dialog: purpose && <purpose.Dialog shell={shell} close={close} /> }
}

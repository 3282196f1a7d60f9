import { beforeAll } from 'vitest'
import { loadLateParts } from '../../src/components/lateCode'
import './unstyled'

// Components are drawn as in a page that has the code of all its parts.
beforeAll(loadLateParts)

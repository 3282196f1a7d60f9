import { compareAddresses } from '../../src/features/answers/comparison/compare'
import { provideComparison } from '../../src/features/answers/comparison/doubtsOf'

provideComparison(compareAddresses)

import { op, table as columnTable } from 'arquero'
import { groupBy, meanBy } from 'lodash'

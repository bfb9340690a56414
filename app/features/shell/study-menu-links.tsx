import { Link } from '@tanstack/react-router'
import { Tooltip } from '#app/components/ui/tooltip.tsx'
import type { CurriculumKey } from '#domain/catalogue/curriculum.ts'
import { COMING_SOON, studyMenuItems } from './study-menu.ts'

const itemClass =
  'touch-target focus-visible:outline-offset-[-2px] flex w-full items-center rounded-md px-3 py-2 text-start text-sm'

type StudyMenuLinksProps = { curriculum: CurriculumKey; onNavigate: () => void }

/** The grades or AP subjects, for the menu and for the drawer. */
export function StudyMenuLinks({ curriculum, onNavigate }: StudyMenuLinksProps) {
  return (
    <ul className="flex flex-col">
      {studyMenuItems(curriculum).map((item) => (
        <li key={item.label}>
          {'to' in item ? (
            <Link
              to={item.to}
              onClick={onNavigate}
              className={`${itemClass} hover:bg-accent hover:text-accent-foreground aria-[current=page]:font-semibold`}
            >
              {item.label}
            </Link>
          ) : (
            <Tooltip content={COMING_SOON}>
              {/* reachable by keyboard, so that its tooltip is too */}
              <button type="button" aria-disabled className={`${itemClass} cursor-default! text-muted-foreground`}>
                {item.label}
              </button>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  )
}

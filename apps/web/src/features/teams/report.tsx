import type { ReportSubject } from "@kompagnon/contract/moderation/model.ts";
import { Flag } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

/** What the dialog needs to know. */
type Reported = {
  subject: ReportSubject;
  /** What a team is called, or whose words they are. */
  name: string;
  /** The member that may be blocked along with it. */
  author?: { id: string; username: string } | null;
};
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Asks what is wrong once its button was pressed. */
function Reporting({
  subject,
  name,
  author,
  children,
}: Reported & { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      <Suspense fallback={null}>
        {open && (
          <ReportDialog
            subject={subject}
            name={name}
            {...(author && { author })}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Reports something of a team to the moderators. */
export const ReportButton = ({ label, ...reported }: Reported & { label: string }) => (
  <Reporting {...reported}>
    {(open) => (
      <Button size="sm" variant="quiet" icon={<Flag {...icon} />} onClick={open}>
        {label}
      </Button>
    )}
  </Reporting>
);

/** The same, where there is room for a sign alone. */
export const ReportSign = ({ label, ...reported }: Reported & { label: string }) => (
  <Reporting {...reported}>
    {(open) => <IconButton label={label} icon={<Flag {...icon} />} onClick={open} />}
  </Reporting>
);

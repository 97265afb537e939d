import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { Ellipsis, Flag } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { dropJobs } from "../api.ts";

/** The menu of another member's post. */
export function JobMenu({ job }: { job: Job }) {
  const { t } = useTranslation("jobs");
  const [reporting, setReporting] = useState(false);
  const { author } = job;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("menu", { title: job.title })}
            icon={<Ellipsis aria-hidden="true" className="size-5" strokeWidth={1.75} />}
            className="-me-2 -mt-1"
          />
        }
      >
        <MenuItem
          icon={<Flag aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          danger
          onClick={() => setReporting(true)}
        >
          {t("report")}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {reporting && (
          <ReportDialog
            subject={{ kind: "job", id: job.id }}
            name={author.username}
            author={author}
            onClose={() => setReporting(false)}
            onBlocked={() => dropJobs((one) => one.author.id === author.id)}
          />
        )}
      </Suspense>
    </>
  );
}

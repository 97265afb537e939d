import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { BriefcaseBusiness } from "lucide-react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";

const Jobs: SearchEntry<"jobs">["component"] = ({ words, found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("jobs")}>
      {found.map(({ id, title, author }) => (
        <Entry
          key={id}
          name={`job ${id}`}
          picture={<BriefcaseBusiness {...entryIcon} />}
          aside={author.username}
          onSelect={go(jobsPaths.job(id))}
        >
          {title}
        </Entry>
      ))}
      <Entry
        name="all jobs"
        picture={<BriefcaseBusiness {...entryIcon} />}
        onSelect={go(jobsPaths.search(words))}
      >
        {t("all_jobs", { words })}
      </Entry>
    </Entries>
  );
};

/** Job posts, and the way to all of them. */
export const searchEntries = { jobs: { order: 55, component: Jobs } };

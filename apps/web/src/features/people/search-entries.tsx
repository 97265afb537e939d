import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { UserRoundSearch } from "lucide-react";
import { Entries, Entry, entryIcon } from "#features/search/public.ts";
import type { SearchEntry } from "#platform/feature.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";

const People: SearchEntry<"people">["component"] = ({ words, found, go }) => {
  const { t } = useTranslation("search");
  return (
    <Entries heading={t("people")}>
      {found.map(({ id, username, avatar_url }) => (
        <Entry
          key={id}
          name={`person ${id}`}
          picture={<Avatar id={id} name={username} src={avatar_url} size="sm" />}
          onSelect={go(peoplePaths.member(id))}
        >
          {username}
        </Entry>
      ))}
      <Entry
        name="all people"
        picture={<UserRoundSearch {...entryIcon} />}
        onSelect={go(peoplePaths.search(words))}
      >
        {t("all_people", { words })}
      </Entry>
    </Entries>
  );
};

/** People, and the way to all of them. */
export const searchEntries = { people: { order: 20, component: People } };

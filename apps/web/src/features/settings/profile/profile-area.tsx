import { useQuery } from "@tanstack/react-query";
import { useMember } from "#platform/session.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { Anchor, LoadingLines } from "../section.tsx";
import { profileQuery, recordQuery } from "./api.ts";
import { AvatarSection } from "./avatar-section.tsx";
import { valuesOf } from "./draft.ts";
import { ProfileForm } from "./profile-form.tsx";
import type { DraftState } from "./use-draft.ts";

/** Picture and profile (spec: account, section 2). */
export function ProfileArea({ draft }: { draft: DraftState }) {
  const me = useMember();
  const profile = useQuery(profileQuery(me.id));
  const record = useQuery(recordQuery(me.id));
  const error = profile.error ?? record.error;
  const form = () => {
    if (profile.data && record.data)
      return (
        <ProfileForm
          saved={valuesOf(profile.data, record.data)}
          newsletterConfirmed={record.data.newsletter_confirmed}
          state={draft}
        />
      );
    if (!error) return <LoadingLines lines={8} />;
    return <ErrorState error={error} onRetry={() => Promise.all([profile.refetch(), record.refetch()])} />;
  };
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-5">
      <Anchor id="picture">
        <AvatarSection />
      </Anchor>
      {form()}
    </div>
  );
}

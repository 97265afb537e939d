import type { events } from "@kompagnon/contract/events/endpoints.ts";
import type { Host } from "#features/events/host-queries.ts";
import { failOf } from "#platform/errors.ts";

/** A refusal with a code that an endpoint of events declares. */
export const Fail = failOf<typeof events.endpoints>();
export type Fail = InstanceType<typeof Fail>;

/** Whether a member may make an event in a host: everyone who belongs to it, as with polls and tasks, unless a circle is over. */
export const canCreate = ({ open }: { open: boolean }): boolean => open;

/** Whether they may change and cancel an event: their own, and who leads or moderates the host any. */
export const canChange = (
  memberId: string,
  { creatorId }: { creatorId: string | null },
  { leads }: Pick<Host, "leads">,
): boolean => leads || creatorId === memberId;

/** Whether a date can still be answered and changed. */
export const isOpen = (
  { cancelledAt }: { cancelledAt: Date | null },
  { cancelled, endsAt }: { cancelled: boolean; endsAt: Date },
  now: Date,
): boolean => cancelledAt === null && !cancelled && endsAt > now;

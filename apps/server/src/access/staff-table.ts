/** Who may call a route of the team, and what they have to show. */
export type StaffRule = {
  /** From this level on. */
  level: 2 | 3 | 5 | 9;
  /** Whether a second factor has to have been shown within the last minutes, in the same session. */
  stepUp: boolean;
  /** Of a write without a step-up: why it needs none. */
  because?: string;
};

const reads = (level: StaffRule["level"]): StaffRule => ({ level, stepUp: false });
const confirmed = (level: StaffRule["level"]): StaffRule => ({ level, stepUp: true });

/**
 * Access rules of every staff route, kept apart from the contract: a test compares them with the responses at every level. A new
 * route fails that test until it is listed here.
 */
export const STAFF_TABLE: Readonly<Record<string, StaffRule>> = {
  "GET /api/admin/overview": reads(2),
  "GET /api/me/status-preferences": reads(2),
  "PUT /api/me/status-preferences": {
    level: 2,
    stepUp: false,
    because: "one's own status, which changes nothing for anybody else",
  },

  "GET /api/admin/reports": reads(2),
  "GET /api/admin/reports/{id}": reads(2),
  "GET /api/admin/reports/{id}/media/{mediaId}": reads(2),
  "POST /api/admin/reports/{id}/resolve": {
    level: 2,
    stepUp: false,
    because:
      "moderators decide many cases in a row, and each decision can be appealed; a ban among them wants one",
  },
  "POST /api/admin/reports/{id}/appeal": {
    level: 2,
    stepUp: false,
    because: "as the decision itself; nothing is taken away by it that was not before",
  },

  "GET /api/admin/verifications": reads(3),
  "POST /api/admin/verifications/{id}/open": confirmed(3),
  "GET /api/admin/verifications/{id}/images/{side}": confirmed(3),
  "POST /api/admin/verifications/{id}/release": confirmed(3),
  "POST /api/admin/verifications/{id}/approve": confirmed(3),
  "POST /api/admin/verifications/{id}/reject": confirmed(3),

  "GET /api/admin/system": reads(5),
  "GET /api/admin/members": reads(5),
  "GET /api/admin/members/export": confirmed(5),
  "GET /api/admin/members/{id}": reads(5),
  "POST /api/admin/members/{id}/email": confirmed(5),
  "POST /api/admin/members/{id}/ban": confirmed(5),
  "POST /api/admin/members/{id}/unban": confirmed(5),
  "POST /api/admin/members/{id}/sign-out": confirmed(5),
  "POST /api/admin/members/{id}/level": confirmed(9),
  "GET /api/admin/factor-resets": reads(5),
  "POST /api/admin/factor-resets/{id}/grant": confirmed(5),
  "POST /api/admin/factor-resets/{id}/refuse": confirmed(5),
  "GET /api/admin/ban-appeals": reads(5),
  "POST /api/admin/ban-appeals/{id}/decision": confirmed(5),

  "GET /api/admin/security-events": reads(5),
  "GET /api/admin/security-events/export": confirmed(5),
  "GET /api/admin/audit": reads(5),
  "GET /api/admin/audit/export": confirmed(5),

  "GET /api/admin/announcements": reads(5),
  "POST /api/admin/announcements": confirmed(5),
  "PUT /api/admin/announcements/{id}": confirmed(5),
  "POST /api/admin/announcements/{id}/end": confirmed(5),
  "GET /api/admin/contact-messages": reads(5),
  "POST /api/admin/contact-messages/{id}/sender": confirmed(5),
  "POST /api/admin/contact-messages/{id}/answer": confirmed(5),
  "POST /api/admin/contact-messages/{id}/close": confirmed(5),
  "POST /api/admin/contact-messages/{id}/reopen": confirmed(5),
  "POST /api/admin/contact-messages/{id}/erase": confirmed(5),

  "GET /api/admin/billing/reviews": reads(5),
  "POST /api/admin/billing/reviews/{id}/resolution": confirmed(5),
  "POST /api/admin/billing/reviews/{id}/declaration": confirmed(5),
  "POST /api/admin/billing/reviews/{id}/match": confirmed(5),
  "POST /api/admin/billing/reviews/{id}/answer": confirmed(5),
  "GET /api/admin/billing/members/{id}": reads(5),
  "GET /api/admin/billing/documents/{id}": confirmed(5),
  "POST /api/admin/billing/payments/{payment}/refund": confirmed(5),
  "POST /api/admin/billing/orders/{order}/end": confirmed(5),
  "GET /api/admin/payouts": reads(5),
  "GET /api/admin/payouts/counts": reads(5),
  "POST /api/admin/payouts/{id}/account": confirmed(5),
  "POST /api/admin/payouts/{id}/decision": confirmed(5),
  "GET /api/admin/payouts/batch": confirmed(5),
  "POST /api/admin/payouts/{id}/paid": confirmed(5),
  "GET /api/admin/held-invites": reads(5),
  "POST /api/admin/held-invites/{id}/decision": confirmed(5),
  "GET /api/admin/teams": reads(5),
  "POST /api/admin/teams": confirmed(5),

  "GET /api/analytics/admin/overview": reads(5),
  "GET /api/analytics/admin/live-users": reads(5),
  "GET /api/analytics/admin/events/stream": reads(5),
  "GET /api/analytics/admin/sessions": reads(5),
  "GET /api/analytics/admin/sessions/{id}": reads(5),
  "GET /api/analytics/admin/sessions/{id}/timeline": reads(5),
  "GET /api/analytics/admin/heatmaps": reads(5),
  "GET /api/analytics/admin/heatmap": reads(5),
  "GET /api/analytics/admin/funnels": reads(5),
  "GET /api/analytics/admin/retention": reads(5),
  "GET /api/analytics/admin/errors": reads(5),
  "GET /api/analytics/admin/users": confirmed(5),
  "GET /api/analytics/admin/users/{id}/sessions": confirmed(5),
  "GET /api/analytics/admin/reports": reads(5),
  "POST /api/analytics/admin/reports": confirmed(5),
  "PUT /api/analytics/admin/reports/{id}": confirmed(5),
  "DELETE /api/analytics/admin/reports/{id}": confirmed(5),
  "GET /api/analytics/admin/report.csv": reads(5),
  "GET /api/analytics/admin/report.pdf": reads(5),
  "GET /api/analytics/admin/health": reads(5),
  "GET /api/analytics/admin/exposure": reads(5),
};

/** Addresses of the onboarding. */
export const onboardingPaths = {
  register: "/register",
} as const;

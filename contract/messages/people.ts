/** Messages about people of the staff. */
export const peopleMessages = {
  noRole: 'Please choose at least one role',
  ownRoles: 'Nobody changes what they may do themselves. Ask another person with all roles.',
  lastOfAll: 'Somebody must have all roles: this is the last person.',
  isStaff: 'This address is of the staff already',
  badLink: 'This invitation is no longer valid. Please ask for a new one.',
  welcome: 'You are of the staff now. Please log in with your new password.',
} as const;

/** Buttons open the menu with `popoverTarget={CATEGORY_MENU_ID}`, even before scripts run. */
export const CATEGORY_MENU_ID = 'category-menu';

/**
 * The maker's name, as the terms for partners require it. A copy: importing the company's facts would include
 * the contract, whose Trusted Types policy partners' pages do not allow. A test compares the two.
 */
export const maker = { name: 'Kutuhal', href: 'https://www.kutuhal.example/robot-maze' } as const

import type { ThemeConfig } from 'antd'

/** The class on the root element, which scopes the theme's CSS variables. */
export const STYLES_CLASS = 'cleansheet'

const shared: ThemeConfig = { hashed: false, cssVar: { key: STYLES_CLASS } }

const sharedToken = {
  // Nothing moves away under a press.
  motion: false,
  borderRadius: 8,
  // Buttons and fields have two heights, and one for a finger (`touchAndContrast.css`).
  controlHeight: 30,
  controlHeightSM: 30,
  controlHeightLG: 38,
  controlInteractiveSize: 16,
  fontFamily: "'Segoe UI', system-ui, -apple-system, Roboto, 'Helvetica Neue', Arial, sans-serif",
}

/** The one place for colours, radii and type. The primary colour passes the contrast rule on buttons. */
export const theme: ThemeConfig = {
  ...shared,
  token: {
    ...sharedToken,
    colorPrimary: '#0b6477',
    colorInfo: '#0b6477',
    colorSuccess: '#1a7f4b',
    colorWarning: '#a15c00',
    colorError: '#c02a2a',
    // Tints that Ant Design derives from seeds this dark are muddy.
    colorPrimaryBg: '#e3f2f5',
    colorPrimaryBgHover: '#cfe8ed',
    colorPrimaryBorder: '#86c3cf',
    colorInfoBg: '#e8f4f7',
    colorInfoBorder: '#a5d3dc',
    colorSuccessBg: '#e9f7ef',
    colorSuccessBorder: '#9fd6b6',
    colorWarningBg: '#fff6d8',
    colorWarningBorder: '#ecd07a',
    colorErrorBg: '#fdf0ef',
    colorErrorBorder: '#efb4b0',
    // The derived hover colours are too light on white.
    colorPrimaryHover: '#0e7489',
    colorLinkHover: '#0e7489',
    colorErrorHover: '#a92323',
    colorErrorActive: '#8e1c1c',
    colorErrorBorderHover: '#a92323',
    colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
    colorTextDisabled: 'rgba(0, 0, 0, 0.5)',
    // Edges of fields and buttons need 3:1 (WCAG 1.4.11).
    colorBorder: '#868f94',
    colorBgLayout: '#f4f6f7',
  },
}

/** The same theme over Ant Design's dark colours. The two differ in values only, so that one style sheet can hold both. */
export const darkTheme: ThemeConfig = {
  ...shared,
  token: {
    ...sharedToken,
    colorPrimary: '#74d3e6',
    colorInfo: '#74d3e6',
    colorSuccess: '#3fb877',
    colorWarning: '#e0a33a',
    colorError: '#ff7b72',
    colorPrimaryBg: '#12343c',
    colorPrimaryBgHover: '#184752',
    colorPrimaryBorder: '#2f7686',
    colorInfoBg: '#122c33',
    colorInfoBorder: '#235663',
    colorSuccessBg: '#12301f',
    colorSuccessBorder: '#24583b',
    colorWarningBg: '#362a0e',
    colorWarningBorder: '#6b5420',
    colorErrorBg: '#3a1a19',
    colorErrorBorder: '#743330',
    colorBgLayout: '#10171a',
    colorBgContainer: '#182024',
    colorBgElevated: '#212b30',
    colorBgSpotlight: '#cdd8dc',
    colorBorder: '#6b7a81',
    colorBorderSecondary: '#2c383d',
    // On colours this light, words and ticks are dark.
    colorTextLightSolid: '#06252c',
    colorWhite: '#06252c',
    colorPrimaryHover: '#8edbea',
    colorLinkHover: '#8edbea',
    colorTextPlaceholder: 'rgba(255, 255, 255, 0.6)',
    colorTextDisabled: 'rgba(255, 255, 255, 0.5)',
  },
}

/** The Ant Design components in use, whose styles the build puts into a static sheet. */
export const THEMED_COMPONENTS = [
  'Alert',
  'Button',
  'Checkbox',
  'Empty',
  'Input',
  'Modal',
  'Radio',
  'Select',
  'Tag',
  'Tooltip',
]

/** Components of the work area, whose styles load with its code. */
export const TABLE_COMPONENTS = ['Popover', 'Table']

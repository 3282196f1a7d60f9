declare module 'virtual:antd.css'
declare module 'virtual:antdLater.css'
